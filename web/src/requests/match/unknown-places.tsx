import { eitherOf } from '../../components/format.ts'

/** What of a list of places wasn't found. Nothing if all of it was. */
export const UnknownPlaces = ({ places }: { places: readonly string[] }) =>
  places.length > 0 && (
    <p className="sm">
      We couldn’t find {eitherOf(places.map((place) => `“${place}”`))}, so nothing is looked for there.
    </p>
  )
