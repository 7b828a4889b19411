import { upcomingMoments } from './upcoming-moments';
import { parseUkEntry, ukEntryOf, wallTimeOf, wallTimeText } from '../ui/uk-wall';

describe('a moment of a preview', () => {
  it('is a wall time of the UK in winter and in summer [DEC-332]', () => {
    expect(wallTimeOf('2026-12-04T09:00:00Z')).toBe('2026-12-04 09:00');
    expect(wallTimeOf('2027-07-01T08:00:00Z')).toBe('2027-07-01 09:00');
    expect(wallTimeText('2026-12-04T09:00')).toBe('Fri 4 Dec 2026, 09:00');
    expect(wallTimeText('2026-12-04 09:00')).toBe('Fri 4 Dec 2026, 09:00');
    expect(wallTimeText('soon')).toBe('soon');
  });

  it.each([
    ['4/12/2026 9:00', '2026-12-04 09:00'],
    ['04.12.2026, 09.30', '2026-12-04 09:30'],
    ['31/10/2027 01:30 GMT', '2027-10-31 01:30 GMT'],
    ['2026-12-04T09:00', '2026-12-04 09:00'],
  ])('is entered as day, month and year: %s', (text, value) => {
    expect(parseUkEntry(text)).toBe(value);
    expect(parseUkEntry(ukEntryOf(value))).toBe(value);
  });

  it.each(['12/31/2026 09:00', '29/02/2027 09:00', '4/12/2026', '4/12/2026 24:30', 'tomorrow'])(
    'is not %s',
    (text) => expect(parseUkEntry(text)).toBeNull(),
  );

  it('is proposed for each start and end of a release that is still ahead, in order [DEC-332]', () => {
    const now = Date.parse('2026-12-01T00:00:00Z');
    const release = {
      author: 'Pat',
      createdAt: '2026-11-20T00:00:00Z',
      undoneBy: null,
      canUndo: true,
      documents: [{ kind: 'pages' as const, id: 'a', title: 'Antalya', revision: 2 }],
    };
    const moments = upcomingMoments(
      [
        {
          ...release,
          id: 2,
          note: 'Winter sun',
          state: 'scheduled',
          startsAt: '2026-12-04T09:00:00Z',
          endsAt: '2027-01-03T23:00:00Z',
        },
        {
          ...release,
          id: 1,
          note: '',
          state: 'live',
          startsAt: '2026-11-20T00:00:00Z',
          endsAt: '2026-12-02T10:00:00Z',
        },
        { ...release, id: 3, note: 'Old', state: 'undone', startsAt: null, endsAt: null },
      ],
      now,
    );
    expect(moments).toEqual([
      { at: '2026-12-02 10:00', label: 'Antalya ends' },
      { at: '2026-12-04 09:00', label: 'Winter sun goes live' },
      { at: '2027-01-03 23:00', label: 'Winter sun ends' },
    ]);
  });
});
