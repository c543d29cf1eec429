/**
 * A latitude or longitude in degrees from '43.02', '43,02', '88.01 W' or '43°01′12″N'; undefined for what is none.
 */
export function degrees(text: string): number | undefined {
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

export type PositionReading = { position: Position; doubt?: string } | { fault: string }

/** A box around the United States, Canada, Puerto Rico and the Virgin Islands; the Aleutians end beyond the antimeridian. */
const isInServedBox = (lat: number, lng: number) =>
  lat > 17.5 && lat < 83.5 && ((lng > -179.9 && lng < -52.5) || (lng > 172 && lng < 180))

/** Files carry the noise of floating point, as in 43.6333300000001; seven digits are a centimetre. */
const withoutNoise = (value: number) => Number(value.toFixed(7))

/**
 * Judges a position. What is plainly a slip is set right but doubted, so that nobody has it without being told: latitude and
 * longitude in each other's column, or a longitude without its minus sign.
 */
export function judgePosition(exactLat: number, exactLng: number): PositionReading {
  const [lat, lng] = [withoutNoise(exactLat), withoutNoise(exactLng)]
  if (Math.abs(lat) < 0.01 && Math.abs(lng) < 0.01)
    return { fault: 'latitude 0, longitude 0 is a point in the Atlantic that stands for an unknown position' }
  if (isInServedBox(lat, lng)) return { position: { lat, lng } }
  if (isInServedBox(lng, lat))
    return { position: { lat: lng, lng: lat }, doubt: `latitude ${lat} and longitude ${lng} look swapped` }
  if (isInServedBox(lat, -lng))
    return { position: { lat, lng: -lng }, doubt: `longitude ${lng} seems to lack its minus sign` }
  if (Math.abs(lat) > 90) return { fault: `latitude ${lat} is out of range, -90 to 90` }
  if (Math.abs(lng) > 180) return { fault: `longitude ${lng} is out of range, -180 to 180` }
  return { fault: `latitude ${lat}, longitude ${lng} is outside the United States and Canada` }
}
