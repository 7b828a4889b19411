import { z } from 'zod';

/** Scene of the media service, such as `pool-3`. */
const scene = (name: string) =>
  z
    .string()
    .regex(/^[a-z]+-\d{1,3}$/, { error: 'a scene is a family and a number, such as pool-3' })
    .default(name);

/** What the pages of groups leave to the owner (DEC-81). */
export const groupPageSchema = z
  .object({
    /** The operator whose name in a group's name chooses its picture; `null` for none. */
    tourOperator: z.string().trim().min(1).nullable().default(null),
    /** Of another company, framed at the foot of the page; `null` leaves the section out. */
    enquiryFormUrl: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    /** The picture at the head, by what the group is named after (GRP-02). */
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

export type GroupTheme = keyof z.output<typeof groupPageSchema>['heroImages'];
