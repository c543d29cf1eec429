import { windowsZone } from './windows-zones.ts'

/** What Exchange wrote for the zones of its own list until 2007, with the zone of Windows that it meant. Others it named as Windows does. */
const rows: readonly [name: string, windowsName: string][] = [
  ['Universal Coordinated Time', 'UTC'],
  ['Greenwich Mean Time; Dublin, Edinburgh, London', 'GMT Standard Time'],
  ['Casablanca, Monrovia', 'Greenwich Standard Time'],
  ['Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'W. Europe Standard Time'],
  ['Belgrade, Pozsony, Budapest, Ljubljana, Prague', 'Central Europe Standard Time'],
  ['Prague, Central Europe', 'Central Europe Standard Time'],
  ['Sarajevo, Skopje, Sofija, Vilnius, Warsaw, Zagreb', 'Central European Standard Time'],
  ['Paris, Madrid, Brussels, Copenhagen', 'Romance Standard Time'],
  ['Athens, Istanbul, Minsk', 'GTB Standard Time'],
  ['Helsinki, Riga, Tallinn', 'FLE Standard Time'],
  ['Israel, Jerusalem Standard Time', 'Israel Standard Time'],
  ['Arab, Kuwait, Riyadh', 'Arab Standard Time'],
  ['East Africa, Nairobi', 'E. Africa Standard Time'],
  ['Islamabad, Karachi, Tashkent', 'Pakistan Standard Time'],
  ['Kolkata, Chennai, Mumbai, New Delhi, India Standard Time', 'India Standard Time'],
  ['Kathmandu, Nepal', 'Nepal Standard Time'],
  ['Sri Jayawardenepura, Sri Lanka', 'Sri Lanka Standard Time'],
  ['Almaty, Novosibirsk, North Central Asia', 'N. Central Asia Standard Time'],
  ['Beijing, Chongqing, Hong Kong SAR, Urumqi', 'China Standard Time'],
  ['Irkutsk, Ulaan Bataar', 'North Asia East Standard Time'],
  ['Perth, Western Australia', 'W. Australia Standard Time'],
  ['Seoul, Korea Standard time', 'Korea Standard Time'],
  ['Adelaide, Central Australia', 'Cen. Australia Standard Time'],
  ['Brisbane, East Australia', 'E. Australia Standard Time'],
  ['Canberra, Melbourne, Sydney, Hobart (year 2000 only)', 'AUS Eastern Standard Time'],
  ['Hobart, Tasmania', 'Tasmania Standard Time'],
  ['Magadan, Solomon Is., New Caledonia', 'Central Pacific Standard Time'],
  ['Fiji Islands, Kamchatka, Marshall Is.', 'Fiji Standard Time'],
  ["Nuku'alofa, Tonga", 'Tonga Standard Time'],
  ['Caracas, La Paz', 'Venezuela Standard Time'],
  ['Mexico City, Tegucigalpa', 'Central Standard Time (Mexico)'],
  ['Eniwetok, Kwajalein, Dateline Time', 'Dateline Standard Time'],
]

const windowsNames = new Map(rows.map(([name, windowsName]) => [name.toLowerCase(), windowsName]))

export const exchangeZone = (name: string): string | undefined =>
  windowsZone(windowsNames.get(name.trim().toLowerCase()) ?? '')
