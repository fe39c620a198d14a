/** The record of a merge of listings that changed nothing, or whose changes are unknown. */
export const NOTHING_CHANGED = JSON.stringify({
  ...{ columns: {}, foundIn: {}, pictures: [], photos: [], photosFrom: null, gotProject: null },
  ...{ gotPicture: false, gotPage: false, leftOut: [], captions: [], parts: [] },
});
