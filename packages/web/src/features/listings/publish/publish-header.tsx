import type { ListingDetail } from '@home-design/contract';
import { paths } from '../../../lib/addresses/paths.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { nameOf } from '../listing-state.ts';
import { ProjectButton } from '../project-button.tsx';
import { publishCopy as copy } from './copy.ts';

/** The head of the page, with the name of the listing when it is known. */
export function PublishHeader({ listing }: { listing?: ListingDetail | undefined }) {
  return (
    <PageHeader
      title={listing ? copy.titleOf(nameOf(listing)) : copy.title}
      back={{ label: copy.back, to: paths.listings() }}
      subtitle={listing && copy.intro}
      actions={listing && <ProjectButton listing={listing} />}
    />
  );
}
