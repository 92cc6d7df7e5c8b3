/** The sizes in which Office shows icons, in pixels. */
const SIZES = [16, 20, 24, 32, 40, 48, 64, 80];

/** The size of the logo that a store shows. */
const LOGO = 300;

const ICONS = ['roundabout', 'new', 'round', 'print', 'open', 'send', 'refresh'];

/** Up to this size a drawing of its own, with fewer lines, stays legible. */
const SMALL = 24;

const drawingOf = (icon, size) => `${icon}${size <= SMALL ? '-small' : ''}.svg`;

const fileOf = (icon, size) => `${icon}-${size}.png`;

module.exports = { SIZES, LOGO, ICONS, drawingOf, fileOf };
