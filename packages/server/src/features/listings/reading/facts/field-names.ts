import type { ListingColumnField } from '@home-design/contract';
import { nameKey } from '../plain-text.ts';

/** A field of a listing that a column, or a named value of a record, can fill. */
export type ColumnField = ListingColumnField;

/**
 * The names of each field: those of the RESO Data Dictionary first, then everyday ones in English, German, French,
 * Spanish and Italian; letters and digits only.
 */
const NAMES: Partial<Record<ColumnField, string>> = {
  title: 'title listingtitle propertyname headline name objekttitel titel titre titulo titolo uberschrift',
  description:
    'publicremarks description remarks propertydescription listingdescription details text beschreibung objektbeschreibung descriptif descripcion descrizione publicdescription',
  address:
    'unparsedaddress address fulladdress propertyaddress streetaddressfull addressline adresse anschrift direccion indirizzo displayaddress location',
  street:
    'streetaddress street addressline1 address1 addressstreet strasse strassehausnummer rue calle via viale line1 line',
  streetNumber:
    'streetnumber streetnumbernumeric housenumber streetno hausnummer hausnr numero numerocivico civico numeroderue',
  streetDirectionBefore: 'streetdirprefix',
  streetName: 'streetname strassenname nomdelarue nombredelacalle nomevia',
  streetSuffix: 'streetsuffix streettype',
  streetDirectionBehind: 'streetdirsuffix',
  unit: 'unitnumber unit apartment apt apartmentnumber unitno flat wohnungsnummer appartement piso interno',
  city: 'city postalcity town citytown locality addresslocality municipality ort stadt wohnort ville commune ciudad localidad municipio citta comune poblacion',
  region:
    'stateorprovince state province region county addressregion statecode bundesland kanton departement provincia regione comunidadautonoma',
  postalCode:
    'postalcode postcode zip zipcode plz postleitzahl codepostal codigopostal cp cap codicepostale postalzip',
  country: 'country countrycode addresscountry land pays pais paese nazione',
  listingType:
    'standardstatus mlsstatus status listingstatus listingtype transactiontype homestatus saleorrent offertype dealtype vermarktungsart angebotsart typedetransaction transaction operacion tipodeoperacion contratto tipocontratto stato statut estado',
  propertyType: 'propertytype propertysubtype immobilientyp objektart typedebien tipodeinmueble tipologia',
  price:
    'listprice price askingprice listingprice saleprice purchaseprice currentprice closeprice preis kaufpreis angebotspreis prix prixdevente precio preciodeventa prezzo prezzodivendita amount',
  rent: 'rent monthlyrent rentpermonth rentalprice leaseamount rentpcm miete kaltmiete warmmiete monatsmiete nettomiete loyer loyermensuel alquiler renta alquilermensual affitto canone canonemensile baserent totalrent',
  currency: 'currency currencycode listpricecurrency pricecurrency wahrung devise moneda valuta divisa',
  period: 'leaseamountfrequency rentfrequency priceperiod period frequency rentperiod',
  bedrooms:
    'bedroomstotal bedrooms beds bed br bedroom numberofbedrooms numbedrooms bedroomcount bedroomscount nobedrooms schlafzimmer anzahlschlafzimmer chambres nombredechambres dormitorios habitaciones cameredaletto camere numeroofbedrooms bd bdrms',
  bathrooms:
    'bathroomstotalinteger bathroomstotaldecimal bathroomstotal bathrooms baths bath ba bathroom numberofbathrooms numberofbathroomstotal numbathrooms bathroomcount bathsconsolidated badezimmer bader anzahlbadezimmer sallesdebain sallesdebains banos cuartosdebano bagni',
  bathroomsFull: 'bathroomsfull fullbaths fullbathrooms numberoffullbathrooms bathsfull',
  bathroomsHalf: 'bathroomshalf halfbaths halfbathrooms numberofpartialbathrooms bathshalf',
  area: 'livingarea buildingareatotal area size livingspace floorarea floorsize interiorarea livingsurface usablearea wohnflache flache surface surfacehabitable superficie superficiehabitable superficieutil superficiecommerciale grossinternalarea constructedarea livingareavalue',
  squareFeet:
    'squarefeet sqft squarefootage livingareasqft sqfeet areasqft sizesqft squarefoot sf areaft2 ft2',
  squareMeters:
    'squaremeters squaremetres sqm livingareasqm areasqm m2 quadratmeter metrescarres metroscuadrados metriquadri mq qm wohnflacheqm wohnflachem2 superficiem2 surfacem2 aream2',
  areaUnit: 'livingareaunits livingareaunit areaunit areaunits buildingareaunits sizeunit',
  photos:
    'media mediaurl mediaurls photos photo photourl photourls images image imageurl imageurls pictures picture pictureurl pictureurls photolinks imagelinks gallery fotos foto bild bilder bildurl bilderurls immagini immagine imagenes imagen photosurl originalphotos responsivephotos propertyimages mediaurllist img imgs pics',
  sourceUrl:
    'sourceurl url link listingurl propertyurl listinglink weburl webpage website virtualtoururlunbranded inserat inseratlink lien enlace permalink detailurl canonicalurl',
  listOffice:
    'listofficename listoffice listingoffice listingofficename listingbroker listingbrokerage listingbrokername brokeragename',
  listAgent: 'listagentfullname listagent listagentname listingagent listingagentname',
  listContact: 'attributioncontact',
  mlsName: 'originatingsystemname sourcesystemname mlsname',
  listingKey:
    'listingkey listingid mlsnumber mlsid mls id reference ref objektnummer objektid referencia riferimento',
};

const BY_NAME = new Map<string, ColumnField>(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(/\s+/).map((name): [string, ColumnField] => [name, field as ColumnField]),
  ),
);

const NUMBERED_PHOTO =
  /^(?:media|photo|image|picture|pic|img|foto|bild|immagine|imagen)s?(?:url|link)?\d{1,3}(?:mediaurl|url|link|href)?$/;

/** The field of a name; null for an unknown name. */
export function fieldOfName(name: string): ColumnField | null {
  const key = nameKey(name);
  if (NUMBERED_PHOTO.test(key)) return 'photos';
  const exact = BY_NAME.get(key);
  if (exact) return exact;
  // 'Living area (sq ft)', 'Price in EUR', 'Wohnfläche in m²': the unit follows the name.
  const unit = /^(.+?)[\s_]*(?:\(|\[|\bin\b|,)\s*([^()[\]]{1,20})[)\]]?$/u.exec(name.slice(0, 120));
  if (!unit) return null;
  const base = BY_NAME.get(nameKey(unit[1] ?? '')) ?? null;
  if (base !== 'area') return base;
  if (/m²|m2|sqm|qm|mq|met/i.test(unit[2] ?? '')) return 'squareMeters';
  return /ft|feet|sf/i.test(unit[2] ?? '') ? 'squareFeet' : 'area';
}
