export { judgedArguments } from './judged-arguments.ts';
export {
  isAltered,
  type ListingToPublish,
  type MadeEdit,
  obstaclesTo,
  type PhotoToPublish,
  publishedSize,
  ruleOfPicture,
} from './obstacles.ts';
export { findProfile, profileOf, profileOfProject, profilesOf } from './profile-of.ts';
export { type AskedEdit, requireAllowed } from './require-allowed.ts';
export { bindPublishingProfiles } from './routes.ts';
export { setProfile } from './store.ts';
