import { rename, writeFile } from 'node:fs/promises';
import { encodePng } from '../../codec/index.ts';
import { drawRoom } from '../../rooms/index.ts';
import { DRAWN_ROOMS } from './rooms.ts';

/** `node draw.ts <name> <file.png>`: draws one room, losslessly, in a process of its own. */
const [name, file] = process.argv.slice(2);
const spec = name === undefined ? undefined : DRAWN_ROOMS[name]?.();
if (!spec || file === undefined) {
  console.error(`Usage: node draw.ts <${Object.keys(DRAWN_ROOMS).join('|')}> <file.png>`);
  process.exit(2);
}
await writeFile(`${file}.part`, await encodePng(drawRoom(spec).photo));
await rename(`${file}.part`, file);
