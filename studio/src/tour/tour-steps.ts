import type { Role } from '../api/accounts';

export interface TourStep {
  readonly title: string;
  readonly text: string;
}

/** Returns the three steps of a first page, from the list of documents to the site. */
export function tourSteps(role: Role): readonly TourStep[] {
  return [
    {
      title: 'Open a page',
      text: 'Choose one in the list of documents, or make a copy with “New document”. Nothing on the site changes by that.',
    },
    {
      title: 'Change it',
      text: 'Select a block or a field and edit it. The preview shows the page with the prices of today, and the draft is saved by itself.',
    },
    role === 'editor'
      ? {
          title: 'Ask for a review',
          text: 'When no finding is left, “Ask for review” brings the draft to a publisher, who brings it to the site. “History” has every earlier text.',
        }
      : {
          title: 'Publish it',
          text: 'When no finding is left, “Publish” shows it on the site within seconds, or from a time that you choose. “History” has every earlier text.',
        },
  ];
}
