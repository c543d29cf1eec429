import { childFields, draftFields } from '@app/catalogue/import/columns/fields.ts'

export const help = `Imports facilities from CSV or GeoJSON, and undoes imports.

  npm run import -- facilities FILE [options]
  npm run import -- list
  npm run import -- undo ID [--force]

Options of "facilities":
  --dry-run            show what would be new, changed, doubtful and refused, but change nothing
  --map COLUMN=FIELD   set the field of a column; COLUMN=- ignores the column; can be repeated
  --skip-broken        import the valid rows of a file that has invalid ones
  --accept-doubtful    import rows that look like duplicates, are closed or are far from their address
  --approve            approve new facilities right away; otherwise an admin has to
  --again              import a file even if it was imported before
  --report FILE        write every row and its outcome to FILE (.csv or .json)
  --by NAME            the name shown by "list"; your user name by default

"undo" keeps and lists new facilities that people already use; --force removes them too. Changed facilities that were
edited since always stay.

Fields: ${[...draftFields, ...childFields].join(', ')}.
The columns of HIFLD, ODRSF, IPEDS and OpenStreetMap are recognized. A file is imported as a whole or not at all.

Examples:
  npm run import -- facilities venues.csv --dry-run
  npm run import -- facilities venues.csv --map "Arena Name=name" --map Notes=- --skip-broken --report outcome.csv
  npm run import -- facilities pitches.geojson --approve
  npm run import -- undo 0192f1d3

Uses the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the product is running or not.
Exit codes: 0 success, 1 refused and nothing changed, 2 invalid command.`
