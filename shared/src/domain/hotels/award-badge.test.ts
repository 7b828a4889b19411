import { awardBadge } from './award-badge';

describe('awardBadge', () => {
  it.each([
    [["Travelers' Choice Best of the Best 2026", "Travelers' Choice"], 'Best of the Best'],
    [["Travelers' Choice", 'Best of the Best'], 'Best of the Best'],
    [['Best of the Best'], 'Best of the Best'],
    [['Best hotel', 'The rest'], null],
    [["People's Choice"], null],
    [['Travellers favourite'], null],
    [['Travellers Choice'], "Travellers' Choice"],
    [["TRAVELER'S CHOICE 2025"], "Travellers' Choice"],
    [['The choice of travellers'], "Travellers' Choice"],
    [['Choice of the year by traveler votes'], "Travellers' Choice"],
    [['Green leader'], null],
    [[], null],
  ])('maps the awards %j to the badge %p [DOM-AWARD-01, DOM-AWARD-02, DOM-AWARD-03]', (awards, badge) => {
    expect(awardBadge(awards)).toBe(badge);
    expect(awardBadge(awards.map((display_name) => ({ display_name })))).toBe(badge);
  });
});
