/** Sentences about what the publishing rules of a listing say of an edit. */
export const rulesCopy = {
  banned: (profile: string, why: string) =>
    `Not allowed by this listing's publishing rules (${profile}): ${why} Choose another edit, or other rules in the listing's details.`,
  labeled: (profile: string, label: string) =>
    `By this listing's publishing rules (${profile}), the picture will be labeled “${label}”.`,
  marked: (profile: string) =>
    `${profile} does not allow changes to things that the owner does not control. Do not mark power lines or neighboring houses.`,
} as const;
