import type { Section } from '../../../profile/profile-page.ts'
import { updatedText } from '../../../profile/updated.ts'
import type { FacilityContent } from '../facility-content.ts'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import styles from './hours.module.css'
import { seasonTables } from './hours-words.ts'

export const hoursSection: Section<FacilityContent> = {
  id: 'hours',
  title: 'Hours',
  note: (content) => updatedText(content, ['hours']),
  isEmpty: ({ hours }) => hours.length === 0,
  empty: 'No opening hours yet. Add them so that organizers know when they can play.',
  Body: ({ content: { hours } }) => (
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
  ),
  editor: { ability: 'manageHours', load: async () => (await import('./hours-editor.tsx')).HoursEditor },
}
