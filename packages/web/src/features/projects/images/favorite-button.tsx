import { type Version, versionRoutes } from '@home-design/contract';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageQuery, PROJECTS_KEY } from '../../../core/store/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';

/** Marks a version as a favorite, or unmarks it. The new state shows at once. */
export function FavoriteButton({ version, name }: { version: Version; name: string }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (is_favorite: boolean) =>
      call(versionRoutes.update, { params: { versionId: version.id }, body: { is_favorite } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
        queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey }),
      ]),
    onError: (error, asked) =>
      toast.failed(copy.favoriteFailed, error, messageOf(error, copy.favoriteFailed), () =>
        change.mutate(asked),
      ),
  });
  const isFavorite = change.isPending ? change.variables : version.is_favorite;
  const Icon = isFavorite ? IconStarFilled : IconStar;

  return (
    <ActionIcon
      variant="subtle"
      color={isFavorite ? 'terracotta' : 'gray'}
      aria-label={copy.favorite(name)}
      aria-pressed={isFavorite}
      onClick={() => change.mutate(!isFavorite)}
    >
      <Icon size={20} stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
