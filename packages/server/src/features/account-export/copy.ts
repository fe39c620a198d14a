/** The README of the ZIP. */
export const readme = (
  now: Date,
): string => `Everything of your Home Design account, as of ${now.toISOString()}.

Each .json file is a list: account, identity (how you sign in), sessions (where you are signed in), projects, photos, versions (what
edits made, with their settings), tags, edits, workflows, recipes, looks, boards, links with what visitors left there, activity, changes,
designs (how they were counted), api-keys, payment-customers, subscriptions,
paid-periods, plan-requests, deletion-requests, consultation-requests and mails. Ids tell what belongs together.
What lies in the bin is there too, with the day it was put there in deleted_at.

pictures/ has a folder for each photo: the photo as it was uploaded (upload-...) and every version made from it, each named
after what was done and its id. "changed-area" files show where an edit may have changed something.
missing-pictures.json names pictures that this server could not find; it should be an empty list.

Not in it: passwords and tokens, which are kept only as hashes or encrypted; and smaller copies of pictures, which anybody can make.
`;
