import type { Column } from './column.ts'

/** The membership that counts. */
const tierOf = (membership: unknown) =>
  typeof membership === 'object' &&
  membership !== null &&
  'tier' in membership &&
  typeof membership.tier === 'string' &&
  'isActive' in membership &&
  membership.isActive === true
    ? membership.tier
    : null

const place = [
  {
    field: 'address',
    heading: 'Address',
    isRepeatable: true,
    names: `address|street address|address 1|address line 1|addr|adresse|direccion|domicilio|facility address|site address|
    physical address|full address|mailing address|park address|location address|location|location 1`,
  },
  {
    field: 'city',
    heading: 'City',
    names: `city|town|municipality|addr:city|city name|city/town|borough|locality|ville|municipalite|nom municipalite|ciudad|
    municipio`,
  },
  {
    field: 'state',
    heading: 'State',
    names: `state|province|state/province|addr:state|addr:province|state code|state name|state abbr|prov|st|provincia|estado`,
  },
  {
    field: 'postalCode',
    heading: 'Postal code',
    label: 'postal code',
    names: `postal code|zip|zip code|zip5|postcode|addr:postcode|postal|zip/postal code|code postal|codigo postal`,
  },
  {
    field: 'lat',
    heading: 'Latitude',
    label: 'latitude',
    names: 'latitude|lat|latitude dd|gps latitude|latitud|point y|y coord|y coordinate|y',
  },
  {
    field: 'lng',
    heading: 'Longitude',
    label: 'longitude',
    names: 'longitude|lng|lon|long|longitude dd|gps longitude|longitud|point x|x coord|x coordinate|x',
  },
  {
    field: 'phone',
    heading: 'Phone',
    names: `phone|telephone|phone number|telephone number|tel|contact:phone|contact phone|main phone|phone no|telefono`,
  },
  {
    field: 'email',
    heading: 'Email',
    names: 'email|e-mail|email address|contact:email|contact email|courriel|correo',
  },
  {
    field: 'website',
    heading: 'Website',
    names: `website|web|web site|url|web address|webpage|homepage|contact:website|site web|site internet|sitio web|link|
    hyperlink`,
  },
] as const satisfies readonly Column[]

const facts = [
  { field: 'description', heading: 'Description', names: 'description|about|summary|descripcion' },
  { field: 'responseTime', heading: 'Response time' },
  {
    field: 'googlePlaceId',
    heading: 'Google place ID',
    label: 'Google place ID',
    names: 'google place id|place id',
  },
  { field: 'status', heading: 'Approval' },
  {
    field: 'isActive',
    heading: 'Active',
    target: 'active',
    label: 'open or not',
    names: 'active|is active|open|is open|open/closed|open or closed|active/inactive|actif|activo',
  },
  { field: 'distance', heading: 'Distance (miles)' },
  { field: 'createdDate', heading: 'Created (UTC)', type: 'instant' },
  { field: 'updatedDate', heading: 'Updated (UTC)', type: 'instant' },
  { field: 'id', heading: 'ID' },
] as const satisfies readonly Column[]

/** Of kinds with a membership. */
export const membershipColumn = {
  field: 'membership',
  heading: 'Membership tier',
  write: tierOf,
} as const satisfies Column

/** Columns that files of other origins have. They are not stored but help interpret the others. */
const hints = [
  { field: 'country', names: 'country|country code|addr:country|pays|pais' },
  {
    field: 'streetNumber',
    label: 'street number',
    names: `street number|street no|house number|addr:housenumber|civic number|address number|no civique|numero civique`,
  },
  { field: 'streetName', label: 'street name', names: 'street name|street|addr:street|rue|nom rue|calle' },
  { field: 'streetType', label: 'street type', names: 'street type|street suffix|suffix|st type|post type' },
  {
    field: 'streetDirection',
    label: 'street direction',
    names: 'street direction|street dir|post direction|direction suffix',
  },
  { field: 'unit', names: 'unit|suite|address 2|address line 2|addr:unit' },
  {
    field: 'alias',
    label: 'other names',
    isRepeatable: true,
    names: `alias|aliases|also known as|aka|alt_name|old_name|short_name|former name|former names|formerly|formerly known as|
    previous name|previous names|old names|other name|other names|alternate name|alternative name|common name|
    nickname|ancien nom|autre nom|antiguo nombre|otro nombre`,
  },
  {
    field: 'operationalStatus',
    label: 'status',
    names: 'status|operational status|facility status|statut|estatus',
  },
  {
    field: 'closingDate',
    label: 'closing date',
    names: `closed|closing date|date closed|close date|closure date|closed date|year closed|closed year|end_date|demolished|
    is closed|fermeture|fecha de cierre`,
  },
  {
    field: 'sourceId',
    label: 'number in the source',
    names:
      'prop id|property id|park id|facility id|site id|location id|venue id|hotel id|asset id|complex id|park no|park number|facility number|site number|source id',
  },
] as const satisfies readonly Column[]

/** The columns of a kind: those of all kinds around its own. `names` are those of the name's column. */
export const profileColumns = <const Own extends readonly Column[]>(names: string, own: Own) =>
  [{ field: 'name', heading: 'Name', names }, ...place, ...own, ...facts, ...hints] as const
