import { Title } from '@mantine/core';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { landingCopy } from './copy.ts';

/** The first page. */
export function LandingPage() {
  useDocumentTitle(null);
  return <Title order={1}>{landingCopy.title}</Title>;
}
