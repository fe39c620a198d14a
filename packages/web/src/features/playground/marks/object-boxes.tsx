import type { ImageId, VersionId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { chooseObjects, useMarks } from './mark-store.ts';
import classes from './marks.module.css';
import { objectName } from './marks-copy.ts';
import { objectsQuery } from './objects-query.ts';

/**
 * The detected things on the photo. A click switches one. The panel lists the same things for keyboards and screen
 * readers.
 */
export function ObjectBoxes({ imageId, versionId }: { imageId: ImageId; versionId: VersionId }) {
  const detected = useQuery({ ...objectsQuery(imageId, versionId), enabled: false });
  const chosen = useMarks(({ objects }) => objects);
  return (
    <div className={classes.objects} aria-hidden>
      {detected.data?.objects.map(({ id, type, box }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={classes.object}
            data-chosen={isChosen || undefined}
            style={{
              left: `${box.left * 100}%`,
              top: `${box.top * 100}%`,
              width: `${(box.right - box.left) * 100}%`,
              height: `${(box.bottom - box.top) * 100}%`,
            }}
            onClick={() => chooseObjects([id], !isChosen)}
            onDoubleClick={(event) => event.stopPropagation()}
          >
            <span className={classes.objectName}>{objectName(type)}</span>
          </button>
        );
      })}
    </div>
  );
}
