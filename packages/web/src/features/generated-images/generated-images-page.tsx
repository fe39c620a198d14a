import {
  ROOM_STYLES,
  type RoomStyle,
  STYLED_PICTURES,
  type StyledImages,
  type StyleSelection,
  styledFileName,
  styleSelections,
} from '@home-design/contract';
import { Anchor, Badge, NativeSelect, Skeleton, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { isUsable } from '../../core/styled-rooms/images.ts';
import { STYLE_WORDS } from '../../core/styled-rooms/room-words.ts';
import { useStyledImages } from '../../core/styled-rooms/use-styled-images.ts';
import { Fact } from '../../ui/fact.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './copy.ts';
import classes from './generated-images.module.css';

const SELECTIONS = styleSelections();

/** The pictures of the living room and their states. */
export function GeneratedImagesPage() {
  useDocumentTitle(copy.title);
  const images = useStyledImages();
  const [style, setStyle] = useState<RoomStyle>(ROOM_STYLES[0]);
  return (
    <div className={classes.page}>
      <Title order={1}>{copy.title}</Title>
      <p className={classes.lead}>{copy.lead}</p>
      {images === null ? (
        <Skeleton height={320} />
      ) : (
        <>
          <Counts images={images} />
          <NativeSelect
            className={classes.style}
            size="md"
            label={copy.style}
            value={style}
            data={ROOM_STYLES.map((value) => ({ value, label: STYLE_WORDS[value] }))}
            onChange={({ currentTarget }) => setStyle(currentTarget.value as RoomStyle)}
          />
          <Pictures images={images} selections={SELECTIONS.filter((one) => one.style === style)} />
        </>
      )}
    </div>
  );
}

function Counts({ images }: { images: StyledImages }) {
  const listed = SELECTIONS.map((selection) => images[styledFileName(selection)]);
  const usable = listed.filter(isUsable);
  const existing = usable.filter(({ status }) => status === 'existing').length;
  return (
    <dl className={classes.counts}>
      <Fact name={copy.available} value={copy.ofAll(usable.length, STYLED_PICTURES)} />
      <Fact name={copy.existing} value={String(existing)} />
      <Fact name={copy.generated} value={String(usable.length - existing)} />
      <Fact name={copy.missing} value={String(STYLED_PICTURES - usable.length)} />
    </dl>
  );
}

function Pictures({ images, selections }: { images: StyledImages; selections: readonly StyleSelection[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{copy.file}</Table.Th>
          <Table.Th>{copy.status}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {selections.map(styledFileName).map((name) => {
          const image = images[name];
          return (
            <Table.Tr key={name}>
              <Table.Td className={classes.file}>
                {isUsable(image) ? (
                  <Anchor href={image.url} inherit>
                    {name}
                  </Anchor>
                ) : (
                  name
                )}
              </Table.Td>
              <Table.Td>
                <Badge variant="default">{isUsable(image) ? image.status : copy.missingStatus}</Badge>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
