import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { panelCopy as copy } from '../base/panel-copy.ts';
import frame from '../base/playground.module.css';
import { RecipesButton } from '../recipes/recipes-button.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import type { EditPanelProps } from './edit-panel-props.ts';
import { ModeSettings } from './mode-settings.tsx';
import classes from './panel.module.css';
import { PanelFoot } from './panel-foot.tsx';
import { ModeRail } from './rail/mode-rail.tsx';
import { useEditForm } from './use-edit-form.ts';
import { useWantedMode } from './use-wanted-mode.ts';

const RecipesDialog = lazyPart(
  async () => (await import('../recipes/recipes-dialog.tsx')).RecipesDialog,
  'dialog',
);

const ForecastNote = lazyPart(
  async () => (await import('../forecast/forecast-note.tsx')).ForecastNote,
  'line',
);

/** The form of an edit: what it does, what it costs, and Apply. */
export function EditPanel(props: EditPanelProps) {
  const { base, furnished = null, isApplying, problem = null, wanted = null } = props;
  const form = useEditForm(props);
  const { settings, problems, forecast, setSettings, setNear } = form;
  const [isRecipesOpen, recipes] = useDisclosure(false);
  const rail = useWantedMode({ wanted, base, setSettings, setNear });

  return (
    <>
      <div ref={rail} className={frame.rail}>
        <ModeRail mode={settings.mode} onChange={form.choose} />
      </div>
      <Card
        component="section"
        aria-labelledby="edit-panel"
        padding={0}
        className={`${frame.panel} ${classes.panelCard}`}
      >
        <form
          onSubmit={form.submit}
          onPointerEnter={form.comeNear}
          onFocus={form.comeNear}
          noValidate
          className={classes.panelForm}
        >
          <Stack className={classes.panelBody}>
            <Group justify="space-between" wrap="nowrap" className={classes.panelHead}>
              <Title order={2} size="h4" id="edit-panel">
                {copy.panelTitle}
              </Title>
              {base && <RecipesButton onOpen={recipes.open} />}
            </Group>
            <Text size="xs" c="dimmed" className={classes.touches}>
              {copy.touches[settings.mode]}
            </Text>
            <ModeSettings
              settings={settings}
              problems={problems}
              wasTried={form.wasTried}
              base={base}
              before={form.restart}
              furnished={furnished}
              onChange={form.change}
            />
            <AdvancedSettings
              seed={settings.seed}
              problem={form.wasTried ? problems.seed : undefined}
              onChange={(seed) => form.change({ seed })}
            />
            {/* After the settings, which therefore never move. */}
            {forecast && (
              <Suspense>
                <ForecastNote known={forecast} onSolve={form.solveBy} />
              </Suspense>
            )}
          </Stack>
          <PanelFoot
            mode={settings.mode}
            designs={form.designs}
            credits={form.credits}
            rules={form.rules}
            marksProblem={base === null ? undefined : problems.marks}
            forecast={forecast}
            isApplying={isApplying}
            isStopped={form.isStopped}
            hasPhoto={base !== null}
            problem={problem}
          />
        </form>
        {/* Outside the form, because the dialog has its own form. */}
        {base && (
          <OnDemand wanted={isRecipesOpen}>
            <RecipesDialog
              base={base}
              asked={{ mode: settings.mode, args: form.args }}
              opened={isRecipesOpen}
              onClose={recipes.close}
            />
          </OnDemand>
        )}
      </Card>
    </>
  );
}
