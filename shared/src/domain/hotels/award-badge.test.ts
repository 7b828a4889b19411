import { awardBadge } from './award-badge';

describe('awardBadge', () => {
  it.each([
    [["Travelers' Choice Best of the Best 2026", "Travelers' Choice"], 'Best of the Best', '[DOM-AWARD-03]'],
    [["Travelers' Choice", 'Best of the Best'], 'Best of the Best', '[DOM-AWARD-03]'],
    [['Best of the Best'], 'Best of the Best', '[DOM-AWARD-01]'],
    [['Hotels: BEST OF THE BEST 2026'], 'Best of the Best', '[DOM-AWARD-01]'],
    [['Best hotel', 'The rest'], null, '[DOM-AWARD-01]'],
    [["People's Choice"], null, '[DOM-AWARD-02]'],
    [['Travellers favourite'], null, '[DOM-AWARD-02]'],
    [['Travellers Choice'], "Travellers' Choice", '[DOM-AWARD-02]'],
    [["TRAVELER'S CHOICE 2025"], "Travellers' Choice", '[DOM-AWARD-02]'],
    [['Green leader'], null, ''],
    [[], null, ''],
  ])('maps the awards %j to the badge %p %s', (awards, badge, _ids) => {
    expect(awardBadge(awards)).toBe(badge);
    expect(awardBadge(awards.map((display_name) => ({ display_name })))).toBe(badge);
  });
});
