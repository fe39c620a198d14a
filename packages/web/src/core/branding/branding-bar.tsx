import type { Branding } from '@home-design/contract';
import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './branding-bar.module.css';
import { copy } from './copy.ts';
import { readableOn } from './readable-on.ts';

/** The presenter of a page: logo, name and contact. */
export function BrandingBar({ branding }: { branding: Branding }) {
  const { name, contact_name, contact_email, contact_phone, website, color, logo_url } = branding;
  const colors = color === null ? {} : { '--bar': color, '--on-bar': readableOn(color) };
  const hasContact = [contact_name, contact_email, contact_phone, website].some((each) => each !== '');
  return (
    <section aria-label={copy.label} className={classes.bar} style={colors as CSSProperties}>
      <div className={classes.who}>
        {logo_url !== null && (
          <img src={logo_url} alt={name === '' ? copy.logo : ''} className={classes.logo} />
        )}
        {name !== '' && <p className={classes.name}>{name}</p>}
      </div>
      {hasContact && (
        <address className={classes.contact}>
          {contact_name !== '' && <span>{contact_name}</span>}
          {contact_phone !== '' && (
            <Way href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`} icon={<IconPhone {...icon} />}>
              {contact_phone}
            </Way>
          )}
          {contact_email !== '' && (
            <Way href={`mailto:${contact_email}`} icon={<IconMail {...icon} />}>
              {contact_email}
            </Way>
          )}
          {website !== '' && (
            <Way href={website} icon={<IconWorld {...icon} />}>
              {new URL(website).host}
            </Way>
          )}
        </address>
      )}
    </section>
  );
}

const icon = { size: 16, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** A contact link. It does not send the secret address of this page to the other site. */
function Way({ href, icon: sign, children }: { href: string; icon: ReactNode; children: string }) {
  const isElsewhere = href.startsWith('http');
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {sign}
      {children}
    </a>
  );
}
