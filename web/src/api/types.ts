/** The server's data under the names that this page uses. Only this file knows the names in the generated schema. */
import type { components, paths } from "./schema";

/** What a successful request returns. */
type Response<Request> = Request extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** All options of a table have defaults, but the server sends every one. */
type WithOptions<Body extends { table: { options: object } }> = Omit<Body, "table"> & {
  table: Omit<Body["table"], "options"> & { options: Required<Body["table"]["options"]> };
};

export type Hint = Response<paths["/api/tables/{code}/hint"]["post"]>;
export type Message = WithOptions<Response<paths["/api/tables/{code}/events"]["get"]>>;
export type Preview = Response<paths["/api/tables/{code}/preview"]["post"]>;
export type Replay = Response<paths["/api/tables/{code}/replay"]["get"]>;
export type Review = Response<paths["/api/tables/{code}/review"]["post"]>;
export type Snapshot = WithOptions<Response<paths["/api/tables/{code}"]["get"]>>;
export type TableSummary = Response<paths["/api/tables"]["get"]>["tables"][number];
export type TileSet = Response<paths["/api/tables/{code}/tiles"]["get"]>;
export type TurnAnswer = WithOptions<Response<paths["/api/tables/{code}/turns"]["post"]>>;

export type CreateTable = components["schemas"]["CreateTable"];
export type GameRecord = components["schemas"]["Record"];
export type ErrorForm = components["schemas"]["ErrorAnswer"];
export type Signal = components["schemas"]["Signal"];
export type Commit = components["schemas"]["Commit"];
export type TurnMessage = components["schemas"]["TurnMessage"];
export type RefusedMessage = components["schemas"]["RefusedMessage"];
export type CompactTurn = TurnMessage["turn"];

export type Table = Message["table"];
export type Seat = Table["seats"][number];
export type Level = NonNullable<Seat["level"]>;
export type TableEvent = Message["events"][number];
export type TurnEvent = TurnAnswer["event"];
export type ActionChanges = TurnEvent["actions"][number];
export type Action = ActionChanges["action"];
export type Changes = ActionChanges["changes"];

export type State = Preview["state"];
export type Place = State["display"][number]["place"];
export type God = State["gods"][number];
export type PlayerState = State["players"][number];
export type PlacedTile = PlayerState["universe"][number];
export type Worshipers = PlayerState["realm"];
export type Color = keyof Worshipers;
export type Region = TileSet["regions"][number];

export type PlayerPoints = NonNullable<Message["points"]>[number];
export type Score = NonNullable<Message["score"]>;
export type PlayerScore = Score["players"][number];

export type Refusal = Preview["otherwise"];
export type Refused = Preview["refused"][number];

export type ReviewResult = NonNullable<Review["result"]>;
export type ReviewedTurn = ReviewResult["turns"][number];
export type JudgedTurn = ReviewedTurn["best"];

export const COLORS: readonly Color[] = ["R", "B", "Y", "G", "W"];
