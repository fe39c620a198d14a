import { Box, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** A placeholder of a page, in about its shape, that tells screen readers what is loading. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Box py="xl" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack gap="lg" aria-hidden="true">
        <Skeleton height={36} width="min(18rem, 70%)" />
        <Skeleton height={16} width="min(30rem, 90%)" />
        <Skeleton height="min(28rem, 55vw)" />
      </Stack>
    </Box>
  );
}
