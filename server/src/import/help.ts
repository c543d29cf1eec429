import { childFields, draftFields } from '@app/catalogue/import/columns/fields.ts'

export const help = `Brings facilities in from CSV or GeoJSON, and takes an import back.

  npm run import -- facilities FILE [options]
  npm run import -- list
  npm run import -- undo ID [--force]

Options of "facilities":
  --dry-run            says what would be new, changed, doubtful and refused, and changes nothing
  --map COLUMN=FIELD   says what a column holds; COLUMN=- leaves it out; may be repeated
  --skip-broken        brings in the good rows of a file that has broken ones
  --accept-doubtful    brings in what looks like a duplicate, is closed or stands far from its address
  --approve            approves new facilities at once; otherwise they wait for an admin
  --again              reads a file that was brought in before as if it were new
  --report FILE        writes every row and its outcome to FILE.csv or FILE.json
  --by NAME            whom "list" names; your account's name unless said otherwise

"undo" keeps new facilities that people have to do with by now and names them; --force removes them too. Changed ones that were
edited since always stay.

Fields: ${[...draftFields, ...childFields].join(', ')}.
The columns of HIFLD, ODRSF, IPEDS and OpenStreetMap are known by name. A file comes in whole or not at all.

Examples:
  npm run import -- facilities venues.csv --dry-run
  npm run import -- facilities venues.csv --map "Arena Name=name" --map Notes=- --skip-broken --report outcome.csv
  npm run import -- facilities pitches.geojson --approve
  npm run import -- undo 0192f1d3

The database is that of DATABASE_URL, else the embedded one in DATA_DIR, whether the product runs or not.
Exit codes: 0 done, 1 refused and nothing changed, 2 the command could not be understood.`
