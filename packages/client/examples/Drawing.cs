// A check, then a drawing: sent, waited for, its bill of materials saved. Takes X_URL, X_TOKEN, and the PDF.
// .NET 8 and newer, nothing beside it: dotnet new console, this file as Program.cs, dotnet run hall-3.pdf
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text.Json.Nodes;

var url = Environment.GetEnvironmentVariable("X_URL") ?? "http://127.0.0.1:3000";
var token = Environment.GetEnvironmentVariable("X_TOKEN") ?? "";
var file = args.Length > 0 ? args[0] : "hall-3.pdf";

using var http = new HttpClient { BaseAddress = new Uri(url) };
http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);

async Task<JsonNode> Read(HttpResponseMessage answer)
{
    var body = JsonNode.Parse(await answer.Content.ReadAsStringAsync())!;
    return answer.IsSuccessStatusCode ? body : throw new Exception($"{body["error"]} {body["details"]}");
}

var request = new
{
    national_annex = "NL",
    members = new[] { new { mark = "B1", profile = "IPE 300", length_mm = 6000, M_y_Ed = 40 } },
};
var check = await Read(await http.PostAsJsonAsync("/api/v1/check/en-1993-1-1", request));
Console.WriteLine($"{check["passed"]} {check["summary"]}");

using var form = new MultipartFormDataContent();
var pdf = new ByteArrayContent(await File.ReadAllBytesAsync(file));
pdf.Headers.ContentType = new MediaTypeHeaderValue("application/pdf");
form.Add(pdf, "pdf", Path.GetFileName(file));
using var submit = new HttpRequestMessage(HttpMethod.Post, "/api/v1/jobs") { Content = form };
submit.Headers.Add("Idempotency-Key", Guid.NewGuid().ToString()); // sent twice it is one job
var id = (int)(await Read(await http.SendAsync(submit)))["job_id"]!;

JsonNode job;
do // a stream of events ends before its job where the server stops
{
    using var events = new StreamReader(await http.GetStreamAsync($"/api/v1/jobs/{id}/events"));
    while (await events.ReadLineAsync() is { } line && line is not ("event: done" or "event: failed")) { }
    job = (await Read(await http.GetAsync($"/api/v1/jobs/{id}")))["job"]!;
} while ((string)job["status"]! is "pending" or "processing");
if ((string)job["status"]! != "done") throw new Exception((string?)job["error"]);
await File.WriteAllBytesAsync("bom.csv", await http.GetByteArrayAsync((string)job["export_urls"]!["bom.csv"]!));
Console.WriteLine($"{job["status"]} {job["extracted_data"]!["summary"]!["member_count"]}");
