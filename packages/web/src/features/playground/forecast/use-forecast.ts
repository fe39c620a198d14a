import {
  type EditForecast,
  type EditMode,
  forecastRoutes,
  isCombined,
  TRANSFORMATION_NAMES,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The forecast of an edit; null for one that does not combine others. */
export type ForecastState =
  | { at: 'unknown' }
  | { at: 'asking' }
  | { at: 'known'; forecast: EditForecast }
  | null;

type Arguments = Readonly<Record<string, unknown>>;

/** Sliders move in small steps, and each forecast takes the server some seconds, so it waits this long. */
const SETTLED_MS = 500;

const forecastQuery = (versionId: VersionId, mode: EditMode, args: Arguments) =>
  queryOptions({
    queryKey: ['forecast', versionId, mode, args],
    queryFn: ({ signal }) =>
      call(forecastRoutes.edit, {
        params: { versionId },
        body: { transformation: TRANSFORMATION_NAMES[mode][0], args },
        signal,
      }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    // The edit can be requested without a forecast.
    retry: false,
  });

/**
 * Loads the forecast of the chosen edit for a version, once the user comes near its button.
 * @param args the arguments to send; null while they are invalid
 */
export function useForecast(
  base: Version | null,
  mode: EditMode,
  args: Arguments | null,
  isNear: boolean,
): ForecastState {
  const asked = JSON.stringify(args === null ? null : { mode, args: judged(mode, args) });
  const [settled] = useDebouncedValue(asked, SETTLED_MS);
  const isMeant = isCombined(mode) && isNear && base !== null && args !== null && settled === asked;
  const { data, isFetching } = useQuery({
    ...forecastQuery(base?.id ?? ('' as VersionId), mode, judged(mode, args ?? {})),
    enabled: isMeant,
  });
  if (!isCombined(mode) || base === null || args === null) return null;
  if (data) return { at: 'known', forecast: data };
  return isMeant && isFetching ? { at: 'asking' } : { at: 'unknown' };
}

/** The arguments that decide what is possible: all but style and seed. */
function judged(mode: EditMode, args: Arguments): Arguments {
  const { seed: _seed, style: _style, ...deciding } = args;
  if (mode === 'selective-change') return deciding;
  const { color: _color, light: _light, ...others } = deciding;
  return others;
}
