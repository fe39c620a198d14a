/** Words for rooms as pages write them, in English, German, French, Spanish and Italian. Each follows its number. */
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?\s?[¼½¾]?|studio)`;

export const BEDROOMS = new RegExp(
  String.raw`${NUMBER}[\s-]{0,3}(?:bedrooms?|beds?|bd|bdrms?|br|schlafzimmer|slaapkamers?|quartos?|chambres?|dormitorios?|habitaciones|habitación|camer[ae]\s(?:da\s)?letto)(?!\p{L})`,
  'iu',
);
export const BATHROOMS = new RegExp(
  String.raw`${NUMBER}[\s-]{0,3}(?:bathrooms?|baths?|ba|badezimmer|badkamers?|banheiros?|bäder|bad|salles?\sde\sbains?|salles?\sd['’]eau|baños?|bagn[io])(?!\p{L})`,
  'iu',
);
export const AREA =
  /\d[\d.,'’\s]{0,12}\s?(?:m²|m2|sqm|sq\.?\s?m\b|qm|mq|sq\.?\s?ft|sqft|ft²|square\s(?:feet|met(?:er|re)s)|quadratmeter|m[eè]tres\scarrés|metros\scuadrados|metri\squadri)/iu;
export const PRICE =
  /(?:(?:US|CA|AU|NZ|C|A)?\$|£|€|CHF|USD|EUR|GBP)\s?\d[\d.,'’\s]{0,16}\d(?:\s?(?:k|m|mio|million)\b)?[^\n\d]{0,24}|\d[\d.,'’\s]{2,16}\s?(?:€|EUR|CHF|Euro)[^\n\d]{0,24}/iu;
