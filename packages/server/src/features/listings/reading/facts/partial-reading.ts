import { BOUNDS } from '../bounds.ts';
import type { FactSource, ListingFacts, ListingReading } from '../listing-facts.ts';
import { cutAt } from '../plain-text.ts';

/** The result of one way of reading; facts that it did not find are absent. */
export interface PartialReading {
  facts: { [Field in keyof ListingFacts]?: NonNullable<ListingFacts[Field]> };
  sources: Partial<Record<keyof ListingFacts, FactSource>>;
  remarks: string[];
}

export function emptyReading(): PartialReading {
  return { facts: {}, sources: {}, remarks: [] };
}

/** Stores a fact with its source, if there is one and none is known yet. */
export function note<Field extends keyof ListingFacts>(
  reading: PartialReading,
  field: Field,
  value: ListingFacts[Field] | undefined,
  source: FactSource,
): void {
  if (value === null || value === undefined || reading.facts[field] !== undefined) return;
  if (Array.isArray(value) && value.length === 0) return;
  Object.assign(reading.facts, { [field]: value });
  reading.sources[field] = source;
}

/** Stores a remark, each once, at most 100. */
export function remark(reading: { remarks: string[] }, sentence: string): void {
  const text = cutAt(sentence, BOUNDS.remark);
  if (reading.remarks.length < BOUNDS.remarks && !reading.remarks.includes(text)) reading.remarks.push(text);
}

/** A value as a remark quotes it. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return `"${cutAt(text.replace(/\s+/g, ' ').trim(), 60)}"`;
}

/** Each fact from the first reading that has it. */
export function mergeReadings(readings: PartialReading[]): PartialReading {
  const merged = emptyReading();
  for (const reading of readings) {
    for (const field of Object.keys(reading.facts) as (keyof ListingFacts)[]) {
      const source = reading.sources[field];
      if (source) note(merged, field, reading.facts[field], source);
    }
    for (const sentence of reading.remarks) remark(merged, sentence);
  }
  return merged;
}

/** All fields, null if nothing was found. */
export function wholeReading({ facts, sources, remarks }: PartialReading): ListingReading {
  return {
    facts: {
      title: facts.title ?? null,
      description: facts.description ?? null,
      address: facts.address ?? null,
      listingType: facts.listingType ?? null,
      price: facts.price ?? null,
      bedrooms: facts.bedrooms ?? null,
      bathrooms: facts.bathrooms ?? null,
      squareFeet: facts.squareFeet ?? null,
      attribution: facts.attribution ?? null,
      photos: facts.photos ?? [],
      sourceUrl: facts.sourceUrl ?? null,
    },
    sources,
    remarks,
  };
}
