const wave = (y: number) =>
  `M2 ${y}c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 2.6 0 2.4 2 5 2 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1`

/**
 * Icons of sports that the public icon sets lack, by slug. Each is the content of a 24 by 24 SVG symbol, drawn unfilled
 * with round lines of width 1.75 in the text color.
 */
export const sportIcons: Readonly<Record<string, string>> = {
  'artistic-swimming': `<path d="M9 16V7.5L8 2M9 12.5l5.5-4 5 1.5${wave(19)}"/>`,
  'ball-hockey':
    '<path d="M19 2.5 11.6 17a4 4 0 0 1-3.6 2.2H4.5A1.5 1.5 0 0 1 3 17.7V16.5"/><circle cx="18.5" cy="18" r="2.5"/>',
  'baton-twirling':
    '<path d="M7 17 17 7M3 12a9 9 0 0 1 6-8.5M21 12a9 9 0 0 1-6 8.5"/><circle cx="5.5" cy="18.5" r="2"/><circle cx="18.5" cy="5.5" r="2"/>',
  'beach-volleyball':
    '<circle cx="9" cy="13" r="6"/><path d="M9 13a8 8 0 0 0 5.5-2.3M9 13a8 8 0 0 1-.7-6M9 13a8 8 0 0 1-4.8 3.6M2 21.5c2-1 3.5-1 5.5 0s3.5 1 5.5 0 3.5-1 5.5 0 2.5 1 3.5.3M19 2v1M22 6h-1M21.1 2.9l-.7.7M16.5 4.5a2.5 2.5 0 0 0 3 3.5"/>',
  biathlon:
    '<circle cx="3.5" cy="6" r="1.5"/><circle cx="9.2" cy="6" r="1.5"/><circle cx="14.8" cy="6" r="1.5"/><circle cx="20.5" cy="6" r="1.5"/><path d="M2 20v-4.5l6-1.5h14M8 14v3h4l1-3M18 14v-2"/>',
  'bobsled-luge-skeleton':
    '<path d="M2 11h9l2-3c5 0 9 2.5 9 5a3 3 0 0 1-3 3H3.5A1.5 1.5 0 0 1 2 14.5zM3 20h15a3 3 0 0 0 2.5-1.5M6 16v4M16 16v4"/><circle cx="6.5" cy="6.5" r="1.75"/>',
  bocce:
    '<circle cx="7.5" cy="15.5" r="4.5"/><circle cx="17.5" cy="16.5" r="3.5"/><circle cx="14" cy="7.5" r="2"/><path d="M4.5 12.5a6 6 0 0 1 6 6"/>',
  'box-lacrosse':
    '<rect x="2" y="2" width="20" height="20" rx="5"/><path d="M11.5 11.5 18 18M12.8 10.2c0-2.6-2.2-4.7-4.6-4.7-1.6 0-2.7 1.1-2.7 2.7 0 2.4 2.1 4.6 4.7 4.6z"/><circle cx="16.5" cy="7.5" r="1.25"/>',
  broomball:
    '<path d="M18 2.5 11.5 13.5M9.5 12.3l4 2.4L10 21.5l-6-3.6z"/><circle cx="18.5" cy="18" r="2.5"/>',
  cheerleading:
    '<circle cx="12" cy="8" r="1.75"/><path d="M12 11.5v3M12 12l-5-5M12 12l5-5M12 14l-3 4h6zM10.5 18l-1 4M13.5 18l1 4M4.5 2v5M2 4.5h5M2.8 2.8l3.4 3.4M6.2 2.8 2.8 6.2M19.5 2v5M17 4.5h5M17.8 2.8l3.4 3.4M21.2 2.8l-3.4 3.4"/>',
  cornhole:
    '<path d="M8 2.5h8l4 19H4z"/><circle cx="12" cy="7.5" r="2.25"/><path d="m10.2 13.2 4-.7.7 4-4 .7z"/>',
  'disc-golf':
    '<path d="M12 2v2M6 4h12M6.5 4c0 4 2 7.5 5.5 9.5 3.5-2 5.5-5.5 5.5-9.5M12 4v14M4.5 13.5h15L18 18H6zM12 18v4M9 22h6"/>',
  dodgeball:
    '<circle cx="14.5" cy="9.5" r="6.5"/><path d="M9 13c2-5 5.5-7.5 10.5-8M2 15h3M3.5 18.5h5M9 21.5h4"/>',
  'dragon-boat':
    '<path d="M2 14.5h14.5c1.5-1.5 1-3.5-.5-5.5V5l3-2 3 3-1 1.5 1 1.5h-2.5c2 6.5-1.5 11-6.5 11H8.5c-3.5 0-5.5-2-6.5-5.5zM6 14.5v-2M11 14.5v-2M16 5l-2-.5"/><circle cx="6" cy="9" r="1.5"/><circle cx="11" cy="9" r="1.5"/>',
  floorball:
    '<path d="M19.5 2.5 13 14.5M13 14.5c-.8 4-3 6-6 6.5-2.5.4-4.5-.5-5-2.5 2-.3 4-1 5.5-2.5 1.5-1.5 3-3 5.5-1.5zM7 18.5h.01M10 17h.01"/><circle cx="18.5" cy="18" r="3"/><path d="M17.7 17.2h.01M19.3 17.2h.01M18.5 19h.01"/>',
  'gaelic-games':
    '<path d="M20.5 2 10.8 12.2C9.3 13.8 5.5 14 4 16.5c-1.5 2.6 1 5.5 3.5 4.3 2.6-1.3 2.6-5.1 4.2-6.7L22 3.5z"/><circle cx="18" cy="17.5" r="3"/><path d="M16.5 15c1 1.5 1 3.5 0 5"/>',
  goalball:
    '<circle cx="9.5" cy="14.5" r="7"/><path d="M7 12h.01M12 12h.01M7 17h.01M12 17h.01M16 6.5a3 3 0 0 1 2 2M16.5 2.5A7 7 0 0 1 21.8 8"/>',
  'jiu-jitsu':
    '<path d="M9 6H2v4h7M15 6h7v4h-7M10.5 4.5h3a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 10V6a1.5 1.5 0 0 1 1.5-1.5zM10 11.5 6 20.5l3.5 1.5 3-8M14 11.5l4 9-3.5 1.5-3-8M16.3 16.7l-3.3 1.5"/>',
  judo: '<circle cx="6" cy="11" r="1.75"/><path d="M8.5 13.5 12 16l-3.5 5.5M12 16l5 1 .5 4.5M8.5 13.5l3-6M11.5 7.5l5-4 5 1M11.5 7.5l5 0 3.5 3M11.5 7.5 6 5.5"/>',
  kickball:
    '<path d="M2.5 2.5 4.5 10v6.5h8.5c.5-2-.5-3.5-2.5-4L9 12 8 2.5M2 20.5h20"/><circle cx="18.5" cy="16" r="3.5"/>',
  'obstacle-course-racing':
    '<path d="M13 22V10h9v12M13 14h9M13 18h9M17.5 14v4M9.5 6.5l4 1.5M9.5 6.5 7 12l4 2-1.5 5.5M7 12l-3.5 1L2 17M9.5 6.5l-4-.5L3.5 9"/><circle cx="11.5" cy="3.5" r="1.5"/>',
  padel:
    '<circle cx="9" cy="9" r="6.5"/><path d="M15.3 10.5 16.5 16.5 10.5 15.3M16.5 16.5l5 5M7 7h.01M11 7h.01M7 11h.01M11 11h.01M9 9h.01"/><circle cx="19.5" cy="5" r="2"/>',
  ringette: '<path d="M20.5 2.5 11 21.5"/><circle cx="8" cy="14" r="5.5"/><circle cx="8" cy="14" r="2.25"/>',
  'sled-hockey':
    '<circle cx="7" cy="5" r="1.75"/><path d="M3 11v6.5h14.5c2 0 3.5-.8 4.5-2M7 9v5h9M7 9.5l5 1.5M10.5 7 17 21h3.5M7 17.5v3.5M4 21h7"/>',
  'speed-skating':
    '<path d="M6 3.5h4.5v4l6 2.5a4.5 4.5 0 0 1 3 4.2v.8H6zM2 20.5h18.5c.8 0 1.5-.5 1.5-1.5M8.5 15v5.5M16.5 15v5.5"/>',
  'stand-up-paddleboarding':
    '<circle cx="9" cy="3.75" r="1.75"/><path d="M9 8v6l-2 5M9 14l3 5.5M9 9l7 3M9 8.5l6.5-2.5M15 3l2.5 13M16.5 16h2.2l.6 3.5M2 18.5c5.5 4 14.5 4 20 0"/>',
  taekwondo:
    '<circle cx="6" cy="4.5" r="1.75"/><path d="M8 8.5l3 5.5v8M11 14 20.5 6l.5-2M8 8.5 4 11.5v3.5M8 8.5l4.5 1 2-3"/>',
  triathlon: `<path d="${wave(5.5)}M6.5 16.5h.01M13.5 12.5V21H22v-1c0-1.6-1.2-2.2-2.8-2.5L17 14c-1.2 1.3-2.6.8-3.5-1.5M13.5 18h2"/><circle cx="6.5" cy="16.5" r="4.5"/>`,
  'wheelchair-rugby':
    '<circle cx="8" cy="3.75" r="1.75"/><circle cx="9" cy="16.5" r="5"/><path d="M8.5 8v4.5h6l3 7h2.5M8.5 9h5"/><ellipse cx="18" cy="8" rx="3.5" ry="2.25" transform="rotate(-30 18 8)"/>',
}
