import type { PageWeek, ReportFigure } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { Link } from 'react-router'
import { Table } from '../components/display/table.tsx'
import { count } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { changeOf } from '@app/contract/reports/report-words.ts'
import { withPeriod } from '../reports/period.ts'
import page from './home-page.module.css'

const mostRows = 5

/** How the last seven days of the reader's pages went. Absent without visits: a new page has nothing to say. */
export function WeekSection() {
  const { data } = useRead(calls['report-mgmt'].ownPages.week, {})
  const pages = data?.data.filter(({ figures }) => figures.some(hasNews)) ?? []
  if (pages.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="week">
      <div className={page.sectionHead}>
        <h2 id="week" className={page.heading}>
          Your pages in the last 7 days
        </h2>
        {pages.length > mostRows && (
          <Link className="link sm" to="/home/pages">
            {`Reports of ${count(pages.length - mostRows)} more`}
          </Link>
        )}
      </div>
      <Table
        caption="Your pages in the last 7 days"
        isStacking
        hasLabels
        head={[
          { label: 'Page' },
          { label: 'Page views' },
          { label: 'Clicks' },
          { label: 'Likes and followers' },
        ]}
        rows={pages.slice(0, mostRows).map((week) => ({
          key: week.profileId,
          cells: [
            <Link key="page" className="link" to={reportPath(week)} aria-label={`Report on ${week.name}`}>
              {week.name}
            </Link>,
            ...week.figures.map((figure) => <WeekFigure key={figure.name} figure={figure} />),
          ],
        }))}
      />
    </section>
  )
}

const hasNews = ({ value, before }: ReportFigure) => (value ?? 0) > 0 || (before ?? 0) > 0

/** The report has the same figures. */
const reportPath = ({ kind, profileId, days }: PageWeek) =>
  `${profilePath(kinds[kind], profileId)}/reports?${withPeriod(new URLSearchParams(), { days })}`

function WeekFigure({ figure }: { figure: ReportFigure }) {
  const { value, before } = figure
  return (
    <>
      <b className="semi">{valueText(value, figure)}</b>
      {value !== null && before !== null && (
        <span className="xs dim">{` ${changeOf(value, before, figure).text}`}</span>
      )}
    </>
  )
}
