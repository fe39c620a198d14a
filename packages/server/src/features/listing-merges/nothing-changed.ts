/** What is written down of a merge of listings that changed nothing, or of which nobody knows what it changed. */
export const NOTHING_CHANGED = JSON.stringify({
  ...{ columns: {}, foundIn: {}, pictures: [], photos: [], photosFrom: null, gotProject: null },
  ...{ gotPicture: false, gotPage: false, leftOut: [], captions: [], parts: [] },
});
