import type { GalleryItem } from '@home-design/contract';
import { Button } from '@mantine/core';
import { abbreviated } from './abbreviated.ts';
import { AuthorLine } from './author-line.tsx';
import cardClasses from './card.module.css';
import { copy } from './copy.ts';
import designClasses from './design.module.css';
import { TagList } from './tag-list.tsx';

interface DesignFactsProps {
  item: GalleryItem;
  onContact: () => void;
}

/** All facts and numbers of a design. */
export function DesignFacts({ item, onContact }: DesignFactsProps) {
  const { stats, author } = item;
  return (
    <>
      <p className={cardClasses.description}>{item.description}</p>
      <section className={designClasses.authorRow} aria-label={copy.author}>
        <AuthorLine author={author} />
        {author.contact && (
          <Button variant="default" onClick={onContact}>
            {copy.contact}
          </Button>
        )}
      </section>
      <dl className={designClasses.facts} aria-label={copy.details}>
        <Fact name={copy.category}>{item.category}</Fact>
        <Fact name={copy.style}>{item.style}</Fact>
        <Fact name={copy.room}>{item.roomType}</Fact>
        <Fact name={copy.location}>{item.location ?? copy.noLocation}</Fact>
      </dl>
      <TagList tags={item.tags} />
      <ul className={designClasses.stats} aria-label={copy.statistics}>
        {(['views', 'likes', 'shares'] as const).map((name) => (
          <li key={name} title={copy[name](stats[name])}>
            <strong>{abbreviated(stats[name])}</strong> {copy[name](stats[name]).split(' ').at(-1)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
