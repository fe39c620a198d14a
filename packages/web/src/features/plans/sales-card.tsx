import { Button, Text, Title } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import classes from './plans.module.css';

/** For needs beyond the three plans: opens the form that asks for a call. */
export function SalesCard({ LeadForm }: { LeadForm: ComponentType<{ source: string }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.focus();
  }, [isOpen]);
  return (
    <section className={classes.sales} aria-labelledby="sales-title">
      <div>
        <Title order={2} size="h3" id="sales-title">
          {copy.salesTitle}
        </Title>
        <Text>{copy.salesText}</Text>
      </div>
      {isOpen ? (
        <div ref={form} tabIndex={-1} className={classes.form}>
          <LeadForm source="contact_sales" />
        </div>
      ) : (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {copy.salesAction}
        </Button>
      )}
    </section>
  );
}
