// Layout belongs to the boxes (web/src/platform/boxes) and to the component library. scripts/old-ways.mjs runs this and counts
// the modules that still lay out by themselves.

/** What no box could lay out, and why. */
const exempted = {
  'web/src/calendar/days.module.css':
    'Seven days in seven columns at every width, a list whose rows share columns, sections as wide as they need.',
  'web/src/calendar/lanes.module.css': 'A day drawn to scale: columns are spaces, rows are times.',
  'web/src/calendar/lane-space.module.css': 'Entries at their times within a lane.',
  'web/src/messages/messages.module.css':
    'Panes that fill the window and scroll by themselves, images without spaces.',
  'web/src/messages/message-log.module.css': 'A pane that scrolls by itself, lines beside a day.',
  'web/src/kinds/facility/availability/availability.module.css':
    'A chart of weekends, and the cells of its table.',
  'web/src/compare/compare-head.module.css': 'Its columns are those of the comparison below it.',
  'web/src/compare/compare-table.module.css': 'One column a compared page, with labels that stay in view.',
  'web/src/home/cells.module.css':
    'One to four cells, whose figures are above or beside their words by the width.',
  'web/src/home/own-profiles.module.css': 'The parts of a page change places by the width.',
  'web/src/market/marketplace.module.css':
    'List, map, filters and calendar take places by the view, the width and scripting, before any script has run.',
  'web/src/market/search-bar.module.css': 'Its fields are in the grid of the page.',
  'web/src/market/result-row.module.css': 'Its parts change places on phones.',
  'web/src/market/topic-head.module.css': 'On phones, its picture is beside the title.',
  'web/src/stories/reading/reading.module.css':
    'Contents and pages beside the text, folded or below it by the width.',
  'web/src/stories/editor/editor.module.css': 'Panes that fill the window and scroll by themselves.',
  'web/src/platform/table/data-table.module.css': 'On phones, the cells of a row become two lines.',
  'web/src/requests/bids/bid-board.module.css':
    'One column a bid, whose rows are those of the board by subgrid.',
  'web/src/requests/impact/segment-table.module.css':
    'A table whose rows become three columns where it is narrow.',
  'web/src/requests/match/host-row.module.css': 'Its parts change places on phones.',
  'web/src/requests/match/weekend-strip.module.css': 'A chart: one bar a weekend.',
  'web/src/requests/paste/paste.module.css': 'The parts of a row change places where it is narrow.',
  'web/src/requests/pipeline/pipeline.module.css': 'A board whose columns are swiped on phones.',
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
