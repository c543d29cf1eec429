import type { Field } from './import-fields.ts'

/** Column names in files of any origin. If several columns match a field, the first one in this order with a value wins. */
export const columnNames: Readonly<Record<Field, string>> = {
  name: `name|facility name|venue name|park name|site name|official name|facility|venue|park|stadium|arena|ballpark|rink|
    complex|building name|center name|school name|place name|property name|location name|stadium name|arena name|
    rink name|complex name|title|nom|nombre|nom installation|nom de l installation|nombre de la instalacion|
    instalacion|installation`,
  description: 'description|about|summary|descripcion',
  address: `address|street address|address 1|address line 1|addr|adresse|direccion|domicilio|facility address|site address|
    physical address|full address|mailing address|park address|location address|location|location 1`,
  city: `city|town|municipality|addr:city|city name|city/town|borough|locality|ville|municipalite|nom municipalite|ciudad|
    municipio`,
  state: `state|province|state/province|addr:state|addr:province|state code|state name|state abbr|prov|st|provincia|estado`,
  postalCode: `postal code|zip|zip code|zip5|postcode|addr:postcode|postal|zip/postal code|code postal|codigo postal`,
  lat: 'latitude|lat|latitude dd|gps latitude|latitud|point y|y coord|y coordinate|y',
  lng: 'longitude|lng|lon|long|longitude dd|gps longitude|longitud|point x|x coord|x coordinate|x',
  googlePlaceId: 'google place id|place id',
  phone: `phone|telephone|phone number|telephone number|tel|contact:phone|contact phone|main phone|phone no|telefono`,
  email: 'email|e-mail|email address|contact:email|contact email|courriel|correo',
  website: `website|web|web site|url|web address|webpage|homepage|contact:website|site web|site internet|sitio web|link|
    hyperlink`,
  facilityType: `facility type|venue type|type|category|type of facility|park type|site type|facility category|venue category|
    subtype|asset type|tipo|type installation|type d installation|categorie`,
  availability: 'availability',
  capacity: `capacity|seating capacity|seats|seating|spectators|spectator seating|spectator seats|max capacity|spectator capacity|
    occupancy|capacite|capacidad|aforo|places assises`,
  indoorArea: 'indoor area|square feet|sq ft|square footage|indoor square feet',
  yearOpened: `year opened|opened|opened year|opening year|year built|built|year constructed|construction year|
    year of construction|date built|date opened|opening date|year established|start_date|
    annee ouverture`,
  timeZone: 'time zone|tz',
  sports: 'sports|sport|activities|activity|sport type|deporte|deportes|discipline|activite',
  spaces: 'spaces|space types|space type',
  amenities: 'amenities|features',
  country: 'country|country code|addr:country|pays|pais',
  streetNumber: `street number|street no|house number|addr:housenumber|civic number|address number|no civique|numero civique`,
  streetName: 'street name|street|addr:street|rue|nom rue|calle',
  streetType: 'street type|street suffix|suffix|st type|post type',
  streetDirection: 'street direction|street dir|post direction|direction suffix',
  unit: 'unit|suite|address 2|address line 2|addr:unit',
  alias: `alias|aliases|also known as|aka|alt_name|old_name|short_name|former name|former names|formerly|formerly known as|
    previous name|previous names|old names|other name|other names|alternate name|alternative name|common name|
    nickname|ancien nom|autre nom|antiguo nombre|otro nombre`,
  surface: 'surface|surface type|playing surface|field surface|revetement|superficie',
  indoor: 'indoor|indoor/outdoor|setting',
  operationalStatus: 'status|operational status|facility status|statut|estatus',
  active: 'active|is active|open|is open|open/closed|open or closed|active/inactive|actif|activo',
  closingDate: `closed|closing date|date closed|close date|closure date|closed date|year closed|closed year|end_date|demolished|
    is closed|fermeture|fecha de cierre`,
  sourceId:
    'prop id|property id|park id|facility id|site id|location id|venue id|asset id|complex id|park no|park number|facility number|site number|source id',
  spaceName: `space name|field name|court name|diamond name|field number|court number|sub facility|subfacility`,
}
