import type { ShareLink } from '@home-design/contract';
import { Button, Text, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { LinkChange } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';
import { useCopied } from './use-copied.ts';

interface LinkEmbedProps {
  link: ShareLink;
  change: UseMutationResult<ShareLink, Error, LinkChange>;
}

/** The websites that may show the page of a link in a frame, and the HTML that does it. */
export function LinkEmbed({ link, change }: LinkEmbedProps) {
  const saved = link.embed_origins.join('\n');
  const [sites, setSites] = useState(saved);
  const [problem, setProblem] = useState<string | null>(null);
  const { isCopied, copy } = useCopied();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const origins = originsOf(sites);
    if (origins === null) {
      setProblem(linkCopy.sitesWrong);
      return;
    }
    setProblem(null);
    change.mutate(
      { embed_origins: origins },
      {
        onSuccess: ({ embed_origins }) => {
          setSites(embed_origins.join('\n'));
          toast.success(linkCopy.sitesSaved);
        },
      },
    );
  }

  return (
    <form className={classes.setting} onSubmit={submit} noValidate>
      <Textarea
        label={linkCopy.sites}
        description={linkCopy.sitesHint}
        placeholder="https://example.com"
        size="md"
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
        error={problem}
        value={sites}
        onChange={({ currentTarget }) => {
          setSites(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button
        type="submit"
        variant="default"
        className={classes.generate}
        disabled={sites.trim() === saved || change.isPending}
      >
        {linkCopy.saveSites}
      </Button>
      {link.embed_origins.length > 0 && (
        <>
          {link.has_password && (
            <Text size="sm" c="dimmed">
              {linkCopy.embedPassword}
            </Text>
          )}
          <Textarea
            readOnly
            label={linkCopy.embedCode}
            description={linkCopy.embedHint}
            size="md"
            rows={3}
            className={classes.code}
            value={embedCode(link.url)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            className={classes.generate}
            leftSection={<IconCopy size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={() => void copy(embedCode(link.url))} // the mutation reports its own failure
          >
            <span aria-live="polite">{isCopied ? linkCopy.copied : linkCopy.copyCode}</span>
          </Button>
        </>
      )}
    </form>
  );
}

/** The iframe to put into a page. The address contains no characters that need escaping. */
export const embedCode = (url: string): string =>
  `<iframe src="${url}" title="${linkCopy.frameTitle}" width="100%" height="720" style="border:0" loading="lazy" allow="fullscreen"></iframe>`;

/** Reads the origins of addresses, one a line. @returns null when one of them is not the address of a website */
export function originsOf(lines: string): string[] | null {
  const typed = lines.split(/[\s,]+/).filter((line) => line !== '');
  const urls = typed.map((line) => (URL.canParse(line) ? new URL(line) : null));
  const origins = urls.map((url) => (url !== null && /^https?:$/.test(url.protocol) ? url.origin : null));
  if (origins.some((origin) => origin === null)) return null;
  return [...new Set(origins as string[])];
}
