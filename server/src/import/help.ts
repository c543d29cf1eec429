import { fieldsOf } from '@app/contract/imports/import-fields.ts'
import { importedKinds } from '@app/contract/owners.ts'

const fieldLists = importedKinds.map((kind) => `Fields of --kind ${kind}: ${fieldsOf(kind).join(', ')}.`)

export const help = `Imports facilities and other pages from CSV or GeoJSON, and undoes imports.

  npm run import -- facilities FILE [options]
  npm run import -- --kind KIND FILE [options]
  npm run import -- list
  npm run import -- undo ID [--force]

KIND is one of ${importedKinds.join(', ')}. "facilities" is short for "--kind facility".

Options of imports:
  --dry-run            show what would be new, changed, doubtful and refused, but change nothing
  --map COLUMN=FIELD   set the field of a column; COLUMN=- ignores it; can be repeated, also for several columns of an
                       address; COLUMN=amenity:NAME, =sport:NAME and =space:NAME are for yes/no columns and counts
  --set FIELD=VALUE    use a value for all rows that have none, such as state="New York"; can be repeated
  --ignore-rest        ignore all columns that are not known
  --skip-broken        import the valid rows of a file that has invalid ones
  --doubtful FILE.csv  write the doubtful rows beside what they resemble, with an empty column "decision"
  --answers FILE.csv   decide doubtful rows by that file: same, new or skip
  --accept-doubtful    import rows that look like duplicates or are far from their address as new facilities
  --approve            approve new facilities right away; otherwise an admin has to
  --again              import a file even if it was imported before
  --report FILE        write every row and its outcome to FILE (.csv or .json)
  --by NAME            the name shown by "list"; your user name by default

Start without options: if a column is not known, the command ends with a proposal that you can run. A successful import keeps
its --map, --set and --ignore-rest for the next file with the same columns.

Rows of one place, such as one per sport or per field, become one facility. Rows that are closed come in as inactive. Values
of optional fields that can't be right are left out; other errors refuse the row. Limits: 100 MB, 200,000 rows, 1,000 columns.

"undo" keeps and lists new facilities that people already use; --force removes them too. Changed facilities that were
edited since always stay.

${fieldLists.join('\n')}
The columns of HIFLD, ODRSF, IPEDS and OpenStreetMap are recognized. A file is imported as a whole or not at all.

Examples:
  npm run import -- facilities venues.csv --dry-run
  npm run import -- facilities venues.csv --map "Arena Name=name" --map Notes=- --skip-broken --report outcome.csv
  npm run import -- facilities parks.csv --set state="New York" --ignore-rest --doubtful doubtful.csv --dry-run
  npm run import -- facilities pitches.geojson --approve
  npm run import -- --kind destination bureaus.csv --dry-run
  npm run import -- undo 0192f1d3

Uses the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the product is running or not.
Exit codes: 0 success, 1 nothing changed until you decide or fix something, 2 invalid command.`
