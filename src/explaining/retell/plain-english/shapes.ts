/** Shapes, surfaces, and what things and people do, in words of every day that reports use as anyone does. Base forms. */
export const SHAPES = `
  abandonment accumulated accumulation accumulations adequacy applicable attire bayonet birthdate blackheads blistering blisters bridges bump bumps
  bumpy cartridge coloration compartments comprehend contours contracting cores crack cracked cracks craters crease creases crowns crushed crust
  crusts crystal defective diagram dialed dimples dimpling disclosure dismissal division divisions elusive equalize estranged exclusion fixating
  flake flakes flaky flaring fruitful furrow gaps glistening grating groove hitch inset instantaneous interaction interior interpersonal leakage
  leery linings mapping markings maternity microscopy midsize mini modification modifications navigation nicked notches nub outlying overstuffing
  panel panels pastoral peeling physicist physique pits preprinted probed probing quivering rhythmically ripple ripples roughened ruddy rudimentary
  sacs saturated scaly scraping scrapings sealing selective self-mutilated spacer spacers spankings sparse specialty speck specks sperm stared stumps
  suitability supreme tapered tenseness tentative transplanted vented widening
`;
