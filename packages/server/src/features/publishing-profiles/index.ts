export { judgedArguments } from './judged-arguments.ts';
export {
  type ListingToPublish,
  type MadeEdit,
  obstaclesTo,
  type PhotoToPublish,
  publishedSize,
  ruleOfPicture,
} from './obstacles.ts';
export { findProfile, profileOf } from './profile-of.ts';
export { type AskedEdit, requireAllowed } from './require-allowed.ts';
export { bindPublishingProfiles } from './routes.ts';
export { setProfile } from './store.ts';
