import { z } from 'zod';

/** Id of a picture of the media service, such as `pool-3`. */
const scene = (name: string) =>
  z
    .string()
    .regex(/^[a-z]+-\d{1,3}$/, { error: 'must be a picture family and a number, such as pool-3' })
    .default(name);

/** The setting `groupPage`: the parts of group pages that the owner chooses (DEC-81). */
export const groupPageSchema = z
  .object({
    /** A group with this operator in its name shows the picture `tour-operator`; `null` for no operator. */
    tourOperator: z.string().trim().min(1).nullable().default(null),
    /** Form of another company in a frame at the end of the page; `null` hides the section. */
    enquiryFormUrl: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    /** The hero picture by the theme in the name of the group (GRP-02). */
    heroImages: z
      .object({
        'all-inclusive': scene('pool-3'),
        family: scene('pool-8'),
        'budget-friendly': scene('beach-5'),
        'last-minute': scene('beach-9'),
        senior: scene('balcony-4'),
        'tour-operator': scene('cruise-3'),
        default: scene('beach-2'),
      })
      .prefault({}),
  })
  .prefault({});

/** Theme that selects the hero picture of a group page. */
export type GroupTheme = keyof z.output<typeof groupPageSchema>['heroImages'];
