// Layout belongs to the boxes (web/src/platform/boxes) and to the component library. scripts/old-ways.mjs runs this and counts
// the modules that still lay out by themselves.

/** What no box could lay out, and why. */
const exempted = {
  'web/src/calendar/agenda.module.css': 'Its rows share the columns of the list by subgrid.',
  'web/src/calendar/day-strip.module.css': 'Seven days in seven columns at every width.',
  'web/src/calendar/lanes.module.css': 'A day drawn to scale: columns are spaces, rows are times.',
  'web/src/calendar/lane-space.module.css': 'Entries at their times within a lane.',
  'web/src/calendar/month-days.module.css': 'A month drawn as weeks and days.',
  'web/src/messages/messages.module.css':
    'Panes that fill the window and scroll by themselves, lines beside a day, images without spaces.',
  'web/src/compare/compare-head.module.css': 'Its columns are those of the comparison below it.',
  'web/src/compare/compare-table.module.css': 'One column a compared page, with labels that stay in view.',
  'web/src/platform/table/data-table.module.css': 'On phones, the cells of a row become two lines.',
}

export default {
  rules: {
    'declaration-property-value-disallowed-list': [
      { display: ['flex', 'grid', 'inline-flex', 'inline-grid'] },
      { message: 'Lay out with a box of web/src/platform/boxes.' },
    ],
  },
  ignoreFiles: ['web/src/platform/boxes/**', 'web/src/components/**', ...Object.keys(exempted)],
}
