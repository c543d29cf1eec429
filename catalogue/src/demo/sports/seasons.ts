import { sportByName, type SportName } from '@app/contract/reference-lists/sports.ts'

// How many events a sport has in each month, from January to December.
const ice = '987300003787'
const snow = '997100000006'
const openAir = '002689998510'
const openWater = '000389996200'
const diamonds = '004899953200'
const fields = '015896468850'
const football = '000000069972'
const courts = '999876622478'
const volleyball = '899964234434'
const mats = '985210000179'
const floors = '899630001258'
const pools = '878436831367'
const tracks = '005999710000'
const halls = '888765556775'

const bySport: Partial<Record<SportName, string>> = {
  Soccer: fields,
  Rugby: fields,
  Ultimate: fields,
  Lacrosse: '015789932320',
  'Contact Football': football,
  'Non-Contact Football': '014886348862',
  'Field Hockey': '001332259950',
  Basketball: courts,
  Volleyball: volleyball,
  Wrestling: mats,
  'Track & Field': tracks,
  'Cross Country': '000000028970',
  'Cross-Country Skiing': snow,
  Biathlon: snow,
  'Snowmobile Racing': snow,
}

const bySpace: Readonly<Record<string, string>> = {
  Diamond: diamonds,
  'Gymnastics Floor': floors,
  'Open Water': openWater,
  Pool: pools,
  'Ski Slope': snow,
  'Sliding Track': snow,
}

/** How common events of a sport are in each month, January first. */
export function seasonOf(sport: SportName): number[] {
  const space = sportByName.get(sport)?.defaultSpaceType
  const usual = space?.surface === 'Ice' ? ice : space?.location === 'Outdoor' ? openAir : halls
  return Array.from(bySport[sport] ?? bySpace[space?.name ?? ''] ?? usual, Number)
}
