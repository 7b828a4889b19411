import { colourLiteralsOf } from './colour-literals';

const messages = (text: string) => colourLiteralsOf({ path: 'shell/src/a.tsx', text });

it.each(["const red = '#f00';", '  color: #ff0000;', 'background: rgba(0, 0, 0, 0.5);'])(
  'reports the colour literal in %j with its line',
  (line) => {
    expect(messages(`// first line\n${line}`)).toEqual([expect.stringMatching(/^shell\/src\/a\.tsx:2: /)]);
  },
);

it.each(["href='#top'", 'const id = "#search-form";', 'color: ${color.action};', 'it is &#8212;'])(
  'accepts %j',
  (line) => {
    expect(messages(line)).toEqual([]);
  },
);
