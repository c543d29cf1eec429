/** Parses a latitude or longitude: '43.02', '43,02', '88.01 W' or '43°01′12″N'. Undefined for other text. */
export function parseDegrees(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^([+-]?\d{1,3}),(\d+)$/, '$1.$2')
    .replace('\u2212', '-')
  const found =
    /^([+-]?)(\d{1,3}(?:\.\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?)?)?\s*([NSEW]?)$/i.exec(
      plain,
    )
  if (!found) return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
  const [, sign, whole, minutes = '0', seconds = '0', side = ''] = found
  const amount = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600
  return sign === '-' || /[sw]/i.test(side) ? -amount : amount
}

export interface Position {
  lat: number
  lng: number
}

export type ValidatedPosition = { position: Position; doubt?: string } | { fault: string }

/** A box around the regions served. The Aleutians extend past the antimeridian. */
const isInServedBox = (lat: number, lng: number) =>
  lat > 17.5 && lat < 83.5 && ((lng > -179.9 && lng < -52.5) || (lng > 172 && lng < 180))

/** Removes floating-point noise, as in 43.6333300000001. Seven decimals are about one centimeter. */
const withoutNoise = (value: number) => Number(value.toFixed(7))

/**
 * Validates a position. Corrects swapped columns and a missing minus sign, but adds a doubt so that someone reviews the
 * correction.
 */
export function validatePosition(exactLat: number, exactLng: number): ValidatedPosition {
  const [lat, lng] = [withoutNoise(exactLat), withoutNoise(exactLng)]
  if (Math.abs(lat) < 0.01 && Math.abs(lng) < 0.01)
    return { fault: 'latitude 0, longitude 0 is a placeholder for an unknown position' }
  if (isInServedBox(lat, lng)) return { position: { lat, lng } }
  if (isInServedBox(lng, lat))
    return { position: { lat: lng, lng: lat }, doubt: `latitude ${lat} and longitude ${lng} look swapped` }
  if (isInServedBox(lat, -lng))
    return { position: { lat, lng: -lng }, doubt: `longitude ${lng} seems to be missing its minus sign` }
  if (Math.abs(lat) > 90) return { fault: `latitude ${lat} is out of range (-90 to 90)` }
  if (Math.abs(lng) > 180) return { fault: `longitude ${lng} is out of range (-180 to 180)` }
  return { fault: `latitude ${lat}, longitude ${lng} is outside the United States and Canada` }
}
