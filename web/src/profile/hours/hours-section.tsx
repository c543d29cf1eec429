import { useLazy } from '../../components/use-lazy.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { Content, EditorProps, Section } from '../profile-page.ts'
import { updatedText } from '../updated.ts'
import type { EditedHours } from './hours-editor.tsx'
import type { HoursContent } from './hours-part.ts'
import styles from './hours.module.css'
import { seasonTables } from './hours-words.ts'

interface HoursOfKind extends EditedHours {
  /** What managers are asked for. */
  empty: string
}

/** Whether a page is open now, and its hours by weekday and season. */
export const hoursSection = <C extends Content & HoursContent>({
  empty,
  ...edited
}: HoursOfKind): Section<C> => ({
  id: 'hours',
  title: 'Hours',
  note: (content) => updatedText(content, ['hours']),
  isEmpty: ({ hours }) => hours.length === 0,
  empty,
  Body: ({ content: { hours, profile } }) => (
    <Stack gap="4">
      {profile.timeZone !== null && <Now hours={hours} timeZone={profile.timeZone} />}
      <Grid columns="fill-l" gap="6">
        {seasonTables(hours).map(({ season, period, days }) => (
          <div key={season ?? ''}>
            {season !== undefined && (
              <h3 className="sm">
                {season} <span className="sm mut">{period}</span>
              </h3>
            )}
            <dl className="sm">
              {days.map((day) => (
                <div key={day.days} className={styles.day}>
                  <Toolbar gap="4" align="start" isWrapping={false}>
                    <dt>{day.days}</dt>
                    <dd className="num">{day.hours}</dd>
                  </Toolbar>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Grid>
    </Stack>
  ),
  editor: {
    ability: 'manageHours',
    async load() {
      const { HoursEditor } = await import('./hours-editor.tsx')
      return (props: EditorProps) => HoursEditor({ ...props, edited })
    },
  },
})

// The server renders a page once and keeps it, so browsers find out what time it is.
const loadNow = () => import('./open-now.tsx')

function Now(props: { hours: HoursContent['hours']; timeZone: string }) {
  const { part } = useLazy(loadNow, true)
  return part ? <part.OpenNow {...props} /> : <p className={styles.now} />
}
