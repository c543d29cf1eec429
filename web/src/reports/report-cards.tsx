import type { ReportFigure } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { changeOf } from '@app/contract/reports/report-words.ts'

interface ReportCardsProps {
  figures: readonly ReportFigure[]
}

/** The figures of a report, each with what it was before. */
export const ReportCards = ({ figures }: ReportCardsProps) => (
  <LineScore
    look="key"
    items={figures.map((figure) => ({
      label: figure.label,
      value: valueText(figure.value, figure),
      note:
        figure.before === null || figure.value === null ? undefined : (
          <Comparison figure={figure} value={figure.value} before={figure.before} />
        ),
    }))}
  />
)

const icons = { up: 'arrow-up', down: 'arrow-down', none: undefined } as const

/** Of durations, less is better. */
const goodOf = ({ unit }: ReportFigure) => (unit === 'minutes' ? 'down' : 'up')

interface ComparisonProps {
  figure: ReportFigure
  value: number
  before: number
}

function Comparison({ figure, value, before }: ComparisonProps) {
  const { text, direction } = changeOf(value, before)
  const icon = icons[direction]
  const tone = direction === 'none' ? 'mut' : direction === goodOf(figure) ? 'good' : 'bad'
  return (
    <Row as="span" gap="0 2">
      <span className={`semi ${tone}`}>
        <Row as="span" gap="0" isWrapping={false}>
          {icon && <Icon name={icon} size={16} />}
          {text}
        </Row>
      </span>
      <span>{`${valueText(before, figure)} before`}</span>
    </Row>
  )
}
