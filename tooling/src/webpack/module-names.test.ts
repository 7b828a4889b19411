import { exportedKeys, exportedNames, importedNames, namesReadOf } from './module-names';

it('reads imported and re-exported values, however they are written', () => {
  const source = `
    // import { Commented } from 'react-router-dom';
    import { Link, type LinkProps, useNavigate as useGo } from 'react-router-dom';
    import type { RouteObject } from 'react-router-dom';
    import {
      Outlet } from "react-router-dom"
    import { other } from './other';
    export { data } from 'react-router-dom';
    const text = "import { InText } from 'react-router-dom';";
    export const Title = () => <p>It's {text} {other}</p>;`;
  expect(importedNames(source, 'react-router-dom')).toEqual(['Link', 'useNavigate', 'Outlet', 'data']);
});

it('reads the import of a whole module as all names', () => {
  expect(importedNames("import * as router from 'react-router-dom';", 'react-router-dom')).toEqual(['*']);
  expect(importedNames("export * from 'react-router-dom';", 'react-router-dom')).toEqual(['*']);
});

it('reads the members of an object that code uses, without types', () => {
  const source = `
    const schema: z.ZodType<string> = z.string().optional();
    // z.commented()
    type Output = z.output<typeof schema>;
    const day = z.iso.date();
    const any = z['unknown']();`;
  expect(namesReadOf(source, 'z').sort()).toEqual(['*', 'iso', 'string']);
});

it('reads what a module exports', () => {
  expect(exportedNames("export { Link, a as b } from 'x';\nexport { data };\nconst data = 1;")).toEqual([
    'Link',
    'b',
    'data',
  ]);
  expect(exportedKeys('export const z = { array, enum: enumOf };\nexport const y = { no };', 'z')).toEqual([
    'array',
    'enum',
  ]);
});
