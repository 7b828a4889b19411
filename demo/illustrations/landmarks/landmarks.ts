import * as adriatic from './adriatic';
import * as africa from './africa';
import * as centralEurope from './central-europe';
import * as cyprusAndMalta from './cyprus-and-malta';
import * as franceAndLowCountries from './france-and-low-countries';
import * as greatCities from './great-cities';
import * as greece from './greece';
import * as greekIslands from './greek-islands';
import * as italy from './italy';
import type { Landmark } from './landmark';
import * as moreCoasts from './more-coasts';
import * as north from './north';
import * as portugalAndAtlantic from './portugal-and-atlantic';
import * as spain from './spain';
import * as spanishCoasts from './spanish-coasts';
import * as tropics from './tropics';
import * as turkey from './turkey';

/** Landmarks by the name that `places.json` refers to. */
export const LANDMARKS: ReadonlyMap<string, Landmark> = new Map(
  [
    adriatic,
    africa,
    centralEurope,
    cyprusAndMalta,
    franceAndLowCountries,
    greatCities,
    greece,
    greekIslands,
    italy,
    moreCoasts,
    north,
    portugalAndAtlantic,
    spain,
    spanishCoasts,
    tropics,
    turkey,
  ].flatMap((region) => Object.entries(region)),
);
