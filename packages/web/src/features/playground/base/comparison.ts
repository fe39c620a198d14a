import type { VersionId } from '@home-design/contract';

export type CompareLayout = 'slider' | 'side-by-side' | 'difference';

/** The state of the main card besides the selected version, and the ticked versions. */
export interface PlaygroundView {
  /** Two can be compared, and any number put on a board. */
  ticked: readonly VersionId[];
  comparison: { before: VersionId; after: VersionId; layout: CompareLayout } | null;
  /** The area the edit was allowed to change is marked. */
  showsChange: boolean;
  /** The furniture of the shown version is being rearranged. */
  isArranging: boolean;
}

export type ViewEvent =
  | { type: 'ticked'; id: VersionId }
  /** `order`: ids of all versions, oldest first; the older one is 'before'. Only two can be compared. */
  | { type: 'ticked-compared'; order: readonly VersionId[] }
  | { type: 'compared'; before: VersionId; after: VersionId; layout: CompareLayout }
  | { type: 'layout-chosen'; layout: CompareLayout }
  | { type: 'comparison-left' }
  | { type: 'change-toggled' }
  | { type: 'arranging-begun' }
  | { type: 'arranging-left' }
  /** The user starts to work on the picture itself. */
  | { type: 'picture-wanted' }
  /** A preview is shown on the picture itself. */
  | { type: 'preview-wanted' }
  | { type: 'version-selected' }
  | { type: 'version-gone'; id: VersionId };

export const firstView: PlaygroundView = {
  ticked: [],
  comparison: null,
  showsChange: false,
  isArranging: false,
};

/** Shows only the picture. */
const PLAIN = { comparison: null, showsChange: false, isArranging: false } as const;

/** The view after an event. */
export function playgroundView(view: PlaygroundView, event: ViewEvent): PlaygroundView {
  switch (event.type) {
    case 'ticked': {
      const others = view.ticked.filter((id) => id !== event.id);
      const isNew = others.length === view.ticked.length;
      return { ...view, ticked: isNew ? [...others, event.id] : others };
    }
    case 'ticked-compared': {
      const [before, after, ...others] = [...view.ticked].sort(
        (one, other) => event.order.indexOf(one) - event.order.indexOf(other),
      );
      if (before === undefined || after === undefined || others.length > 0) return view;
      return { ...view, ...PLAIN, comparison: { before, after, layout: 'side-by-side' } };
    }
    case 'compared': {
      const { before, after, layout } = event;
      return { ...view, ...PLAIN, comparison: { before, after, layout } };
    }
    case 'layout-chosen':
      return view.comparison ? { ...view, comparison: { ...view.comparison, layout: event.layout } } : view;
    case 'comparison-left':
      return { ...view, comparison: null, ticked: [] };
    case 'change-toggled':
      return { ...view, ...PLAIN, showsChange: !view.showsChange };
    case 'arranging-begun':
      return { ...view, ...PLAIN, isArranging: true };
    case 'arranging-left':
      return { ...view, isArranging: false };
    case 'picture-wanted':
      return { ...view, ...PLAIN, ticked: [], showsChange: view.showsChange };
    case 'preview-wanted':
      return { ...view, ...PLAIN, ticked: [] };
    case 'version-selected':
      return { ...view, ...PLAIN };
    case 'version-gone': {
      const shows = view.comparison?.before === event.id || view.comparison?.after === event.id;
      return {
        ...view,
        ticked: view.ticked.filter((id) => id !== event.id),
        comparison: shows ? null : view.comparison,
      };
    }
  }
}
